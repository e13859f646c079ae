/** TOAST-09, reading 4: notices that wait at most before the stack shows them; the stack's own durations count, not the library's. */
export const waitingNoticesAtMost = 20;
