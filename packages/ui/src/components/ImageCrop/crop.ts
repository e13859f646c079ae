/** The part of a picture that remains, in shares of its width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The whole of a picture. */
export const wholeCrop: Crop = { x: 0, y: 0, width: 1, height: 1 };
/** No side of what remains is shorter than this share. */
export const leastShare = 0.05;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The largest part of a ratio (in shares of the picture) around the middle of another part, within the picture. */
export function fitCrop(crop: Crop, ratio: number | null): Crop {
  if (ratio === null) return crop;
  const width = Math.min(1, ratio, Math.max(crop.width, crop.height * ratio));
  const height = width / ratio;
  return centredCrop({ ...crop, width, height }, { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 });
}

/** The part moved, as far as the picture goes. */
export function moveCrop(crop: Crop, across: number, down: number): Crop {
  return {
    ...crop,
    x: within(crop.x + across, 0, 1 - crop.width),
    y: within(crop.y + down, 0, 1 - crop.height),
  };
}

/** The part with its middle at a point, as far as the picture goes. */
export function centredCrop(crop: Crop, { x, y }: Pick<Crop, "x" | "y">): Crop {
  return moveCrop(crop, x - crop.x - crop.width / 2, y - crop.y - crop.height / 2);
}

/** The corner of a part that is pulled. */
export interface Corner {
  isRight: boolean;
  isBottom: boolean;
}
export const corners: readonly Corner[] = [
  { isRight: false, isBottom: false },
  { isRight: true, isBottom: false },
  { isRight: false, isBottom: true },
  { isRight: true, isBottom: true },
];

/** The part with a corner pulled; the opposite one stays, the ratio too. */
export function pullCrop(
  crop: Crop,
  corner: Corner,
  across: number,
  down: number,
  ratio: number | null,
): Crop {
  const room = {
    width: corner.isRight ? 1 - crop.x : crop.x + crop.width,
    height: corner.isBottom ? 1 - crop.y : crop.y + crop.height,
  };
  let width = within(crop.width + (corner.isRight ? across : -across), leastShare, room.width);
  let height = within(crop.height + (corner.isBottom ? down : -down), leastShare, room.height);
  if (ratio !== null) {
    const wanted = Math.abs(across) >= Math.abs(down) ? width : height * ratio;
    width = within(
      wanted,
      Math.max(leastShare, leastShare * ratio),
      Math.min(room.width, room.height * ratio),
    );
    height = width / ratio;
  }
  return {
    x: corner.isRight ? crop.x : crop.x + crop.width - width,
    y: corner.isBottom ? crop.y : crop.y + crop.height - height,
    width,
    height,
  };
}

/** A part of a size given in numbers: its corner stays as far as the picture goes. */
export function sizeCrop(
  crop: Crop,
  size: Partial<Pick<Crop, "width" | "height">>,
  ratio: number | null,
): Crop {
  const { width = crop.width, height = crop.height } = size;
  if (ratio === null) return moveCrop({ ...crop, width, height }, 0, 0);
  const wanted = size.width === undefined ? height * ratio : width;
  const fitting = within(wanted, Math.max(leastShare, leastShare * ratio), Math.min(1, ratio));
  return moveCrop({ ...crop, width: fitting, height: fitting / ratio }, 0, 0);
}

/** The part so many times as large around its middle, in its shape, as far as the picture goes. */
export function scaleCrop(crop: Crop, factor: number): Crop {
  const most = Math.min(1 / crop.width, 1 / crop.height);
  const least = Math.max(leastShare / crop.width, leastShare / crop.height);
  const scale = within(factor, Math.min(least, 1), Math.max(most, 1));
  return centredCrop(
    { ...crop, width: crop.width * scale, height: crop.height * scale },
    { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 },
  );
}
