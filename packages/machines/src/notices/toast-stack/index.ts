export type { NoticeTime } from "../../boundary/emitted.ts";
export { waitingNoticesAtMost } from "./toast-stack.defaults.ts";
export { defaultDurationMs, pastToasts, progressEveryMs, visibleToasts } from "./toast-stack.list.ts";
export { createToastStackMachine, type ToastStackMachine } from "./toast-stack.machine.ts";
export type { NewToast, PastToast, Toast, ToastHold, ToastStackEvent } from "./toast-stack.types.ts";
export { type ToastView, toastStackView } from "./toast-stack.view.ts";
