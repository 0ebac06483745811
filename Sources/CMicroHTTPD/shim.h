/* Wrappers of libmicrohttpd's variadic functions, which Swift can't call. */
#ifndef SOLIDSITE_MICROHTTPD_H
#define SOLIDSITE_MICROHTTPD_H

#include <stdint.h>
#include <sys/types.h>
#include <sys/socket.h>
#include <microhttpd.h>

/* The callbacks of a daemon, and the context that each of them receives. */
struct microhttpd_callbacks {
  void *context;
  void *(*begin_request)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback answer;
  MHD_RequestCompletedCallback end_request;
  MHD_NotifyConnectionCallback notice_connection;
  size_t (*unescape)(void *context, struct MHD_Connection *connection, char *text);
};

/* The limits of a daemon. */
struct microhttpd_limits {
  unsigned int threads;
  unsigned int connections;
  unsigned int idle_seconds;
  size_t bytes_per_connection;
  size_t bytes_per_stack;
};

/* Starts a daemon on a listening, non-blocking socket, which it closes when it stops.
   Returns the daemon, or NULL. */
static inline struct MHD_Daemon *microhttpd_start(int listening_socket, struct microhttpd_limits limits,
                                                  struct microhttpd_callbacks callbacks) {
  return MHD_start_daemon(MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL,
                          callbacks.answer, callbacks.context,
                          MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listening_socket,
                          MHD_OPTION_THREAD_POOL_SIZE, limits.threads,
                          MHD_OPTION_CONNECTION_LIMIT, limits.connections,
                          MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds,
                          MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.bytes_per_connection,
                          MHD_OPTION_THREAD_STACK_SIZE, limits.bytes_per_stack,
                          MHD_OPTION_STRICT_FOR_CLIENT, 1,
                          MHD_OPTION_URI_LOG_CALLBACK, callbacks.begin_request, callbacks.context,
                          MHD_OPTION_UNESCAPE_CALLBACK, callbacks.unescape, callbacks.context,
                          MHD_OPTION_NOTIFY_COMPLETED, callbacks.end_request, callbacks.context,
                          MHD_OPTION_NOTIFY_CONNECTION, callbacks.notice_connection, callbacks.context,
                          MHD_OPTION_END);
}

/* Returns the socket of a connection, or -1. */
static inline int microhttpd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? (int)info->connect_fd : -1;
}

#endif
