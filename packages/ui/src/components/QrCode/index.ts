export { QrCode, type QrCodeProps } from "./QrCode.tsx";
export { type QrPath, qrPath } from "./qr-path.ts";
