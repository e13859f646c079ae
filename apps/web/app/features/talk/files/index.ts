export { AttachedFiles, SavedFile } from "./AttachedFiles.tsx";
export { AttachedPictures, OpeningPicture } from "./AttachedPictures.tsx";
export { CameraButton } from "./CameraButton.tsx";
export { copy as filesCopy } from "./copy.ts";
export { FileViewer } from "./FileViewer.tsx";
export { JoinedField, UploadField } from "./UploadField.tsx";
export { useJoinedFiles } from "./use-joined-files.ts";
export { useUpload } from "./use-upload.ts";
export { ViewedFiles } from "./ViewedFiles.tsx";
