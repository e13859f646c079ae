export {
  ConsentDialog,
  type ConsentDialogLabels,
  type ConsentDialogProps,
  type ConsentDialogView,
} from "./ConsentDialog.tsx";
