import { readCode } from "@jobami/api/offers/code";
import type { CameraRefusal, ScannerEvent } from "@jobami/machines/offers/scanner";
import { fromCallback } from "xstate";

/** How long a picture is looked at before the next one, in ms. */
const pauseMs = 200;
/** Pictures are read at this width at most, in px: enough for a code that fills a third of it. */
const readWidth = 640;

/** What is written in the code of a picture; null where there is none. */
type Reader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader, where it has one for QR codes. */
async function browserReader(): Promise<Reader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes("qr_code")) return null;
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** A reader of our own, fetched by who needs it. */
async function ownReader(): Promise<Reader> {
  const { default: decode } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, readWidth / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (context === null || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // It throws where a picture holds no code.
      return null;
    }
  };
}

/** What a browser's refusal of its camera means. */
export function refusalOf(error: unknown): CameraRefusal {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "absent" : "broken";
}

/** The camera behind, shown in a picture and read until it is turned off. */
export function createCamera(picture: () => HTMLVideoElement | null) {
  return fromCallback(({ sendBack }) => {
    const send = (event: ScannerEvent) => sendBack(event);
    let stream: MediaStream | null = null;
    let isOver = false;
    let next: ReturnType<typeof setTimeout> | undefined;

    async function run(): Promise<void> {
      if (!globalThis.isSecureContext) return send({ type: "camera.refused", reason: "insecure" });
      if (!("mediaDevices" in navigator)) return send({ type: "camera.refused", reason: "absent" });
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment" },
        audio: false,
      });
      const video = picture();
      if (isOver || video === null) return stop();
      video.srcObject = stream;
      await video.play();
      const read = (await browserReader()) ?? (await ownReader());
      if (isOver) return;
      send({ type: "camera.started" });
      const look = async (): Promise<void> => {
        const text = await read(video).catch(() => null);
        if (isOver) return;
        if (text !== null) send({ type: "code.seen", code: readCode(text) });
        next = setTimeout(() => void look(), pauseMs);
      };
      await look();
    }
    function stop(): void {
      for (const track of stream?.getTracks() ?? []) track.stop();
      const video = picture();
      if (video !== null) video.srcObject = null;
    }

    run().catch((error: unknown) => {
      if (!isOver) send({ type: "camera.refused", reason: refusalOf(error) });
    });
    return () => {
      isOver = true;
      clearTimeout(next);
      stop();
    };
  });
}
