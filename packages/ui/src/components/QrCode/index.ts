export { type QrPath, qrPath } from "./qr-path.ts";
export { QrCode, type QrCodeProps } from "./QrCode.tsx";
