export { createUploadMachine, type UploadMachine, uploadPauseMs } from "./upload.machine.ts";
export type {
  ChosenFile,
  FileRefusal,
  UploadContext,
  UploadEvent,
  UploaderCommand,
  UploadFile,
  UploadLimits,
} from "./upload.types.ts";
export { type UploadLine, type UploadView, uploadView } from "./upload.view.ts";
