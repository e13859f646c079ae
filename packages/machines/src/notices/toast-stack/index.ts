export { waitingNoticesAtMost } from "./toast-stack.defaults.ts";
export { defaultDurationMs, progressEveryMs, visibleToasts } from "./toast-stack.list.ts";
export { createToastStackMachine, type ToastStackMachine } from "./toast-stack.machine.ts";
export type { NewToast, Toast, ToastHold, ToastStackEvent } from "./toast-stack.types.ts";
export { type ToastView, toastStackView } from "./toast-stack.view.ts";
