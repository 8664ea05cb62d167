/// The cases, by family.
let allBenchmarks =
  sequenceBenchmarks + operatorBenchmarks + mappingBenchmarks + filteringBenchmarks
  + reducingBenchmarks + sequencingBenchmarks + combiningBenchmarks + combiningManyBenchmarks
  + flatteningBenchmarks + errorBenchmarks + timingBenchmarks + bufferingBenchmarks
  + sharingBenchmarks + codingBenchmarks + debuggingBenchmarks + asynchronousBenchmarks
  + subjectBenchmarks + observationBenchmarks + extrasBenchmarks + reduxBenchmarks
