// AT-SPI 2, by which screen readers and on-screen keyboards reach the windows of other programs.
#ifndef TRIBUTARY_CATSPI_SHIM_H
#define TRIBUTARY_CATSPI_SHIM_H

#include <atspi/atspi.h>

// Macros and structures that Swift does not see as they are meant.
static inline gboolean catspi_state_bits(AtspiAccessible *object, gint64 *bits) {
  AtspiStateSet *set = atspi_accessible_get_state_set(object);
  if (!set) return FALSE;
  GArray *states = atspi_state_set_get_states(set);
  *bits = 0;
  for (guint i = 0; i < states->len; i++) *bits |= 1LL << g_array_index(states, AtspiStateType, i);
  g_array_unref(states);
  g_object_unref(set);
  return TRUE;
}
static inline void catspi_free_event(AtspiEvent *event) { g_boxed_free(ATSPI_TYPE_EVENT, event); }
static inline gboolean catspi_event_text(const AtspiEvent *event, const char **text) {
  if (!G_VALUE_HOLDS_STRING(&event->any_data)) return FALSE;
  *text = g_value_get_string(&event->any_data);
  return *text != NULL;
}

#endif
