#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <stdarg.h>
#include "../loaded.h"

// Foundation's networking is linked with the program as a whole, and calls libcurl, which brings thirty libraries. By these
// functions in its place they are loaded when it is called for the first time: Kiosk itself never does that.

#undef curl_easy_setopt
#undef curl_easy_getinfo
#undef curl_multi_setopt

#define FUNCTION(name) LOADED("libcurl.so.4", name)

// Where a function takes one more argument of any kind, it is as wide as a pointer.
#define PASSED_ON(Code, name, Handle, Option)               \
  Code name(Handle handle, Option option, ...) {            \
    va_list rest;                                           \
    va_start(rest, option);                                 \
    void *value = va_arg(rest, void *);                     \
    va_end(rest);                                           \
    return FUNCTION(name)(handle, option, value);           \
  }

_Static_assert(sizeof(curl_off_t) == sizeof(void *) && sizeof(long) == sizeof(void *), "an argument is passed on as a pointer");

PASSED_ON(CURLcode, curl_easy_setopt, CURL *, CURLoption)
PASSED_ON(CURLcode, curl_easy_getinfo, CURL *, CURLINFO)
PASSED_ON(CURLMcode, curl_multi_setopt, CURLM *, CURLMoption)

CURLcode curl_global_init(long flags) { return FUNCTION(curl_global_init)(flags); }
char *curl_version(void) { return FUNCTION(curl_version)(); }
curl_version_info_data *curl_version_info(CURLversion age) { return FUNCTION(curl_version_info)(age); }
void curl_free(void *memory) { FUNCTION(curl_free)(memory); }

CURL *curl_easy_init(void) { return FUNCTION(curl_easy_init)(); }
void curl_easy_cleanup(CURL *handle) { FUNCTION(curl_easy_cleanup)(handle); }
CURLcode curl_easy_pause(CURL *handle, int mask) { return FUNCTION(curl_easy_pause)(handle, mask); }
const char *curl_easy_strerror(CURLcode code) { return FUNCTION(curl_easy_strerror)(code); }

CURLM *curl_multi_init(void) { return FUNCTION(curl_multi_init)(); }
CURLMcode curl_multi_cleanup(CURLM *multi) { return FUNCTION(curl_multi_cleanup)(multi); }
CURLMcode curl_multi_add_handle(CURLM *multi, CURL *handle) { return FUNCTION(curl_multi_add_handle)(multi, handle); }
CURLMcode curl_multi_remove_handle(CURLM *multi, CURL *handle) { return FUNCTION(curl_multi_remove_handle)(multi, handle); }
CURLMsg *curl_multi_info_read(CURLM *multi, int *left) { return FUNCTION(curl_multi_info_read)(multi, left); }

CURLMcode curl_multi_assign(CURLM *multi, curl_socket_t socket, void *pointer) {
  return FUNCTION(curl_multi_assign)(multi, socket, pointer);
}

CURLMcode curl_multi_socket_action(CURLM *multi, curl_socket_t socket, int mask, int *running) {
  return FUNCTION(curl_multi_socket_action)(multi, socket, mask, running);
}

struct curl_slist *curl_slist_append(struct curl_slist *list, const char *text) { return FUNCTION(curl_slist_append)(list, text); }
void curl_slist_free_all(struct curl_slist *list) { FUNCTION(curl_slist_free_all)(list); }

CURLU *curl_url(void) { return FUNCTION(curl_url)(); }
CURLUcode curl_url_get(CURLU *url, CURLUPart part, char **text, unsigned flags) { return FUNCTION(curl_url_get)(url, part, text, flags); }
CURLUcode curl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned flags) { return FUNCTION(curl_url_set)(url, part, text, flags); }
