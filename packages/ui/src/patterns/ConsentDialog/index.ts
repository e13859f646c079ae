export {
  ConsentDialog,
  type ConsentDialogProps,
  type ConsentDialogView,
  type ConsentDialogWords,
} from "./ConsentDialog.tsx";
