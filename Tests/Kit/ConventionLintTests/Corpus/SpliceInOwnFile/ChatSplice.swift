struct SplicedChatDependencies<External: ChatExternalDependencies>: ChatDependencies {
  let external: External
  let thread = Conversation()

  var socket: any Socket { external.socket }
}
