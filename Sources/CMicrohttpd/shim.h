// GNU libmicrohttpd, with functions of fixed arguments for those of its functions that take any
// number of them, which Swift cannot call.
#pragma once

#include <microhttpd.h>
#include <netinet/in.h>
#include <sys/socket.h>

// Starts a server of one thread a connection on the port of the loopback address: ::1 if `is_ipv6`,
// else 127.0.0.1. Port 0 has the system choose one. NULL where the port is taken.
static inline struct MHD_Daemon *cmicrohttpd_start_on_loopback(
    int is_ipv6, unsigned short port, MHD_AccessHandlerCallback handler,
    MHD_RequestCompletedCallback completed, void *context) {
  struct sockaddr_in v4 = {0};
  v4.sin_family = AF_INET;
  v4.sin_port = htons(port);
  v4.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  struct sockaddr_in6 v6 = {0};
  v6.sin6_family = AF_INET6;
  v6.sin6_port = htons(port);
  v6.sin6_addr.s6_addr[15] = 1;
  return MHD_start_daemon(
      MHD_USE_POLL_INTERNAL_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_ITC |
          (is_ipv6 ? MHD_USE_IPv6 : 0),
      port, NULL, NULL, handler, context,
      MHD_OPTION_SOCK_ADDR, is_ipv6 ? (struct sockaddr *)&v6 : (struct sockaddr *)&v4,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_CONNECTION_LIMIT, 64u,
      MHD_OPTION_CONNECTION_TIMEOUT, 60u,
      MHD_OPTION_END);
}

// The port on which the server listens; 0 if that is not known.
static inline unsigned short cmicrohttpd_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

// Constants under names that do not depend on how the library's version declares them.
static const enum MHD_Result cmicrohttpd_yes = MHD_YES;
static const enum MHD_Result cmicrohttpd_no = MHD_NO;
static const enum MHD_ValueKind cmicrohttpd_headers = MHD_HEADER_KIND;
static const enum MHD_ValueKind cmicrohttpd_arguments = MHD_GET_ARGUMENT_KIND;
static const enum MHD_ResponseMemoryMode cmicrohttpd_must_copy = MHD_RESPMEM_MUST_COPY;
