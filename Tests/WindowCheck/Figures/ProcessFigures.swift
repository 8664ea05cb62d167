import Foundation
import Glibc

/// What the kernel says of this process.
enum ProcessFigures {
  /// Seconds that the main thread has spent on the processor; to be called on it.
  static var mainThreadTime: Double { time(CLOCK_THREAD_CPUTIME_ID) }

  /// Seconds that the main thread has waited for a processor that others used; to be called on it.
  static var mainThreadWait: Double {
    let text = (try? String(contentsOfFile: "/proc/thread-self/schedstat", encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1e9
  }

  /// Seconds that all threads together have spent on the processors.
  static var processorTime: Double { time(CLOCK_PROCESS_CPUTIME_ID) }

  /// Seconds since some moment.
  static var now: Double { time(CLOCK_MONOTONIC) }

  private static func time(_ clock: clockid_t) -> Double {
    var value = timespec()
    clock_gettime(clock, &value)
    return Double(value.tv_sec) + Double(value.tv_nsec) / 1e9
  }

  /// Megabytes of memory that are resident, pages of files and of the display's apart: what the
  /// process alone needs.
  static var memory: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") where line.hasPrefix("RssAnon:") {
      return (line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }
    return 0
  }

  /// Seconds since the process was started, to a hundredth.
  static var age: Double {
    let stat = (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)) ?? ""
    // The fields after the name, which may have spaces in it; the twentieth is the time of the start.
    let fields = stat.drop { $0 != ")" }.split(separator: " ")
    guard fields.count > 20, let ticks = Double(fields[20]) else { return .nan }
    return time(CLOCK_BOOTTIME) - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Gives freed memory back to the system, so that ``memory`` tells what is used.
  static func trim() { _ = trimHeap(0) }
}

// The C library's header for it is in no module.
@_silgen_name("malloc_trim")
private func trimHeap(_ padding: Int) -> CInt
