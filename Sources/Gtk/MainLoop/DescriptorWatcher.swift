internal import CGtk
internal import CoreFoundation
internal import Foundation

/// A thread that waits for descriptors and then signals a source of the main run loop.
@MainActor
final class DescriptorWatcher {
  private let epoll: CInt

  /// The descriptors in the epoll descriptor, and what is waited for of each.
  private var watched: [CInt: UInt32] = [:]

  init(source: CFRunLoopSource) {
    epoll = epoll_create1(CInt(EPOLL_CLOEXEC))
    precondition(epoll >= 0, "MainLoop: no epoll descriptor (errno \(errno))")
    let epoll = epoll
    // A source may be signalled, and a run loop be woken, on any thread.
    nonisolated(unsafe) let source = source
    nonisolated(unsafe) let loop = CFRunLoopGetMain()
    let thread = Thread {
      var events = [epoll_event](repeating: epoll_event(), count: 16)
      while true {
        let count = epoll_wait(epoll, &events, CInt(events.count), -1)
        if count > 0 {
          CFRunLoopSourceSignal(source)
          CFRunLoopWakeUp(loop)
        } else if count < 0, errno != EINTR {
          return
        }
      }
    }
    thread.name = "GLib descriptors"
    thread.stackSize = 128 * 1024
    thread.start()
  }

  /// Waits for one event of each of `descriptors`, and of no other. After an event a descriptor is
  /// quiet until the next call: the main thread may take its time.
  func watch(_ descriptors: ArraySlice<GPollFD>) {
    var wanted: [CInt: UInt32] = [:]
    for descriptor in descriptors { wanted[descriptor.fd, default: 0] |= UInt32(descriptor.events) }
    for (descriptor, events) in wanted {
      // The bits of poll and of epoll are the same. Set anew at each call, for GLib may have closed a
      // descriptor and got another one with its number.
      if !control(EPOLL_CTL_MOD, descriptor, events) {
        _ = control(EPOLL_CTL_ADD, descriptor, events)
      }
    }
    for descriptor in watched.keys where wanted[descriptor] == nil {
      _ = control(EPOLL_CTL_DEL, descriptor, 0)
    }
    watched = wanted
  }

  private func control(_ operation: CInt, _ descriptor: CInt, _ events: UInt32) -> Bool {
    var event = epoll_event()
    event.events = events | EPOLLONESHOT.rawValue
    event.data.fd = descriptor
    return epoll_ctl(epoll, operation, descriptor, &event) == 0
  }
}
