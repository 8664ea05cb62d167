/// A view for each element of a collection. Apple's `SwiftUI.ForEach`.
///
/// Elements are told apart by identity: a view keeps its state for as long as an element with its
/// identity is there, wherever it moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content

  /// The identities of all elements. The initialisers below are inlined, so that this is code for the
  /// client's types: without it each element would be copied for the sake of its identity.
  let identities: (Data) -> [ID]
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?

  @usableFromInline
  init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identities: @escaping (Data) -> [ID]
  ) {
    self.data = data
    self.content = content
    self.identities = identities
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where Content: View {
  /// A view for each element, told apart by what is at `id`.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identities: { $0.map { $0[keyPath: id] } })
  }

  /// A view for each element, told apart by its `id`.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identities: { $0.map { $0.id } })
  }

  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identities: { Array($0) })
  }

  /// A view for a binding to each element, told apart by its `id`.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for a binding to each element, told apart by what is at `id`.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(Binding(location: ElementLocation(data.location, $0.0))) },
      identities: { $0.map(\.1) })
  }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views made from data, whose rows a list can delete and move. Apple's
/// `SwiftUI.DynamicViewContent`.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach where Content: View {
  /// Lets a list delete rows; the action removes the elements at the offsets.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.onDelete = action
    return copy
  }

  /// Lets a list move rows; the action moves the elements at the offsets before another one.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.onMove = action
    return copy
  }
}

/// One element's view: a body of its own, so that what it reads is its own.
struct ForEachRow<Element, Content: View>: View {
  let element: Element
  let content: (Element) -> Content

  var body: Content { content(element) }
}

extension ForEach: PrimitiveView where Content: View {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ForEachNode(self, context)
  }
}
