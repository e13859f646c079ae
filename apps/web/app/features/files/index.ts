export { UploadField } from "./UploadField.tsx";
export { useUpload } from "./use-upload.ts";
