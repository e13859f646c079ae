const signatureLength = 8;
/** Length, name, width, height, five bytes, checksum: always the first part. */
const headerLength = 25;
const perMetre = Math.round(300 / 0.0254);

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The same PNG, stating that it is printed at 300 dots per inch. */
export function atPrintSize(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const part = new Uint8Array(21);
  const view = new DataView(part.buffer);
  view.setUint32(0, 9);
  part.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  part[16] = 1;
  view.setUint32(17, checksum(part.subarray(4, 17)));
  const at = signatureLength + headerLength;
  const whole = new Uint8Array(png.length + part.length);
  whole.set(png.subarray(0, at));
  whole.set(part, at);
  whole.set(png.subarray(at), at + part.length);
  return whole;
}
