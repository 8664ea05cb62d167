import CombineTesting
import Testing

@Suite("TestIssue under Swift Testing")
struct TestIssueTests {
  @Test func failsTheTest() {
    withKnownIssue {
      TestIssue.record("as expected")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["as expected"]
    }
  }

  @Test func namesThePlaceOfTheCall() {
    let expectedLine = #line + 2
    withKnownIssue {
      TestIssue.record("here")
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID
        && issue.sourceLocation?.line == expectedLine
    }
  }

  @Test func failsTheTestFromAFailingHelper() {
    withKnownIssue {
      DispatchQueue.unimplemented().schedule {}
    } matching: { issue in
      issue.comments.first?.rawValue.contains("DispatchQueue.unimplemented") == true
    }
  }
}
