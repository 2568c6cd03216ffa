#pragma once
#include <errno.h>
#include <string.h>
#include <unistd.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <linux/inet_diag.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/types.h>
#include <sys/socket.h>
#include <netinet/in.h>
#include <arpa/inet.h>
#include <microhttpd.h>
#include "../loaded.h"

#define MHD_FUNCTION(name) LOADED("libmicrohttpd.so.12", name)

static inline struct MHD_Daemon *mhd_start(
    unsigned int flags, MHD_AcceptPolicyCallback arrived, void *arrived_context, MHD_AccessHandlerCallback handle,
    void *handle_context, const struct MHD_OptionItem *options) {
  return MHD_FUNCTION(MHD_start_daemon)(
      flags, 0, arrived, arrived_context, handle, handle_context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

static inline void mhd_stop(struct MHD_Daemon *daemon) { MHD_FUNCTION(MHD_stop_daemon)(daemon); }
static inline void mhd_suspend(struct MHD_Connection *connection) { MHD_FUNCTION(MHD_suspend_connection)(connection); }
static inline void mhd_resume(struct MHD_Connection *connection) { MHD_FUNCTION(MHD_resume_connection)(connection); }

static inline int mhd_connection_values(
    struct MHD_Connection *connection, enum MHD_ValueKind kind, MHD_KeyValueIterator visit, void *context) {
  return MHD_FUNCTION(MHD_get_connection_values)(connection, kind, visit, context);
}

static inline enum MHD_Result mhd_set_connection_value(
    struct MHD_Connection *connection, enum MHD_ValueKind kind, const char *key, const char *value) {
  return MHD_FUNCTION(MHD_set_connection_value)(connection, kind, key, value);
}

static inline struct MHD_Response *mhd_response_from_buffer(
    size_t size, void *bytes, enum MHD_ResponseMemoryMode mode) {
  return MHD_FUNCTION(MHD_create_response_from_buffer)(size, bytes, mode);
}

static inline struct MHD_Response *mhd_response_from_callback(
    uint64_t size, size_t block, MHD_ContentReaderCallback read, void *context,
    MHD_ContentReaderFreeCallback free_context) {
  return MHD_FUNCTION(MHD_create_response_from_callback)(size, block, read, context, free_context);
}

static inline void mhd_destroy_response(struct MHD_Response *response) {
  MHD_FUNCTION(MHD_destroy_response)(response);
}

static inline void mhd_add_header(struct MHD_Response *response, const char *name, const char *value) {
  MHD_FUNCTION(MHD_add_response_header)(response, name, value);
}

static inline enum MHD_Result mhd_queue(
    struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
  return MHD_FUNCTION(MHD_queue_response)(connection, status, response);
}

static inline struct MHD_PostProcessor *mhd_post_processor(
    struct MHD_Connection *connection, size_t size, MHD_PostDataIterator visit, void *context) {
  return MHD_FUNCTION(MHD_create_post_processor)(connection, size, visit, context);
}

static inline enum MHD_Result mhd_post(struct MHD_PostProcessor *processor, const char *bytes, size_t size) {
  return MHD_FUNCTION(MHD_post_process)(processor, bytes, size);
}

static inline enum MHD_Result mhd_destroy_post_processor(struct MHD_PostProcessor *processor) {
  return MHD_FUNCTION(MHD_destroy_post_processor)(processor);
}

// MHD_get_connection_info is variadic, which Swift does not import.

/// The connection's socket, or -1.
static inline int mhd_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_FUNCTION(MHD_get_connection_info)(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// The peer's address, or NULL.
static inline const struct sockaddr *mhd_connection_peer(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_FUNCTION(MHD_get_connection_info)(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : 0;
}

/// The user at the other end of a unix socket; 0 for success. `struct ucred` is a GNU extension, which Swift does not import.
static inline int socket_peer_user(int socket, uid_t *user) {
  struct { pid_t process; uid_t user; gid_t group; } peer;
  socklen_t length = sizeof peer;
  if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0 || length != sizeof peer) return -1;
  *user = peer.user;
  return 0;
}

/// The user whose process holds one end of an established TCP connection of this machine: 0 for success, 1 where there is no such
/// connection, -1 where the kernel cannot be asked. Addresses are of `family`, in network byte order, as are the ports.
static inline int tcp_end_user(
    int family, const void *end, uint16_t end_port, const void *other, uint16_t other_port, uid_t *user) {
  struct { struct nlmsghdr head; struct inet_diag_req_v2 question; } request;
  union { struct nlmsghdr head; char bytes[4096]; } answer;
  memset(&request, 0, sizeof request);
  request.head.nlmsg_len = sizeof request;
  request.head.nlmsg_type = SOCK_DIAG_BY_FAMILY;
  request.head.nlmsg_flags = NLM_F_REQUEST;
  request.question.sdiag_family = (unsigned char) family;
  request.question.sdiag_protocol = IPPROTO_TCP;
  request.question.idiag_states = ~0u;
  request.question.id.idiag_sport = end_port;
  request.question.id.idiag_dport = other_port;
  size_t size = family == AF_INET ? 4 : 16;
  memcpy(request.question.id.idiag_src, end, size);
  memcpy(request.question.id.idiag_dst, other, size);
  request.question.id.idiag_cookie[0] = INET_DIAG_NOCOOKIE;
  request.question.id.idiag_cookie[1] = INET_DIAG_NOCOOKIE;
  int kernel = socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
  if (kernel < 0) return -1;
  struct timeval patience = { 1, 0 };
  setsockopt(kernel, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  ssize_t count = -1;
  if (send(kernel, &request, sizeof request, 0) == (ssize_t) sizeof request) count = recv(kernel, &answer, sizeof answer, 0);
  close(kernel);
  if (count < (ssize_t) sizeof(struct nlmsghdr)) return -1;
  if (answer.head.nlmsg_type == NLMSG_ERROR) {
    if (count < (ssize_t) NLMSG_LENGTH(sizeof(struct nlmsgerr))) return -1;
    return ((struct nlmsgerr *) NLMSG_DATA(&answer.head))->error == -ENOENT ? 1 : -1;
  }
  if (answer.head.nlmsg_type != SOCK_DIAG_BY_FAMILY || count < (ssize_t) NLMSG_LENGTH(sizeof(struct inet_diag_msg))) return -1;
  struct inet_diag_msg *found = (struct inet_diag_msg *) NLMSG_DATA(&answer.head);
  /* Without an inode no process holds it open any more, and the user is said to be 0. */
  if (found->idiag_state != 1 || found->idiag_inode == 0) return 1;
  *user = found->idiag_uid;
  return 0;
}
