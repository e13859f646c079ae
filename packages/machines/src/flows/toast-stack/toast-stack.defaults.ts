/** TOAST-09, reading 4: the defaults of the lower layer, in ms, kept beside the stack's own; a limit of queued toasts. */
export const libraryDefaults = { successMs: 2000, errorMs: 4000, queueLimit: 20 } as const;
