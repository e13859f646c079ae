import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { drawnAddress, hedgeDrawing } from "../../testing/drawn-pictures.ts";
import { spoken } from "../../testing/spoken.ts";
import { useGiven } from "../../testing/use-given.ts";
import { guide } from "./ImageCrop.guide.ts";
import { practice } from "./ImageCrop.practice.tsx";
import { ImageCrop, type ImageCropProps } from "./ImageCrop.tsx";

const size = { width: 480, height: 360 };
const hedge = (
  <img
    src={drawnAddress(hedgeDrawing, 1600, 1200)}
    alt="La haie, vue de la rue"
    {...size}
    draggable={false}
    style={{ display: "block", maxWidth: "100%", height: "auto" }}
  />
);
const part = { x: 0.1, y: 0.2, width: 0.6, height: 0.6 };

function Cutting(props: ImageCropProps): ReactElement {
  const [crop, setCrop] = useGiven(props.crop);
  return (
    <ImageCrop
      {...props}
      crop={crop}
      onChange={(next) => {
        setCrop(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: "ui/ImageCrop",
  component: ImageCrop,
  tags: ["autodocs"],
  args: { children: hedge, crop: part, onChange: fn() },
  render: (args) => <Cutting {...args} />,
  parameters: { guide, practice },
} satisfies Meta<typeof ImageCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyShape: Story = {};
/** The picture is 4 to 3: a square of it is 3 to 4 in shares. */
export const Square: Story = { args: { ratio: 0.75, crop: { x: 0.2, y: 0.1, width: 0.6, height: 0.8 } } };
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };
export const Before: Story = {
  args: { isFrameHidden: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Cadre" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Agrandir le cadre" })).toBeDisabled();
  },
};

const announced = (canvasElement: HTMLElement) => within(canvasElement).getByRole("status");

export const ByKeyboard: Story = {
  args: { ratio: 0.75, crop: { x: 0.2, y: 0.1, width: 0.6, height: 0.8 } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Cadre" })).toHaveFocus();
    for (const [keys, place] of [
      ["{ArrowRight}", "Cadre de 60 % sur 80 %, à 22 % de la gauche et 10 % du haut."],
      ["{ArrowUp}", "Cadre de 60 % sur 80 %, à 22 % de la gauche et 8 % du haut."],
      ["{Shift>}{ArrowLeft}{/Shift}", "Cadre de 58 % sur 77 %, à 22 % de la gauche et 8 % du haut."],
      ["{Alt>}{ArrowDown}{/Alt}", "Cadre de 58 % sur 77 %, à 22 % de la gauche et 9 % du haut."],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(announced(canvasElement)).toHaveTextContent(place);
    }
  },
};

/** A finger on the frame moves it, one on a corner changes its size; the opposite corner stays. */
export const Pulled: Story = {
  play: async ({ canvasElement, args }) => {
    const frame = within(canvasElement).getByRole("button", { name: "Cadre" });
    const { width, height } = within(canvasElement).getByRole("img").getBoundingClientRect();
    const finger = { pointerType: "touch", isPrimary: true, pointerId: 1, bubbles: true };
    const pull = async (target: Element, across: number, down: number) => {
      target.setPointerCapture = () => {};
      await fireEvent.pointerDown(target, { ...finger, clientX: 100, clientY: 100 });
      const end = { ...finger, clientX: 100 + across * width, clientY: 100 + down * height };
      await fireEvent.pointerMove(target, end);
      await fireEvent.pointerUp(target, end);
    };
    await pull(frame, 0.2, 0.1);
    await waitFor(() =>
      expect(announced(canvasElement)).toHaveTextContent(/60\s% sur 60\s%, à 30\s% de la gauche et 30/),
    );
    const corner = frame.parentElement?.querySelectorAll("[data-frame][aria-hidden]").item(3);
    await pull(corner as Element, -0.2, -0.1);
    await waitFor(() =>
      expect(announced(canvasElement)).toHaveTextContent(/40\s% sur 50\s%, à 30\s% de la gauche et 30/),
    );
    await fireEvent.pointerMove(frame, { ...finger, clientX: 0, clientY: 0 });
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Without pulling: a press on the picture puts the frame there, two buttons change its size. */
export const ByPresses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = canvas.getByRole("img");
    const { left, top, width, height } = picture.getBoundingClientRect();
    await fireEvent.click(picture, { clientX: left + 0.6 * width, clientY: top + 0.7 * height });
    await expect(announced(canvasElement)).toHaveTextContent(/60\s% sur 60\s%, à 30\s% de la gauche et 40/);
    await userEvent.click(canvas.getByRole("button", { name: "Réduire le cadre" }));
    await expect(announced(canvasElement)).toHaveTextContent(/55\s% sur 55\s%, à 33\s% de la gauche et 43/);
    await userEvent.click(canvas.getByRole("button", { name: "Agrandir le cadre" }));
    await expect(announced(canvasElement)).toHaveTextContent(/60\s% sur 60\s%, à 30\s% de la gauche et 40/);
    await userEvent.click(canvas.getByRole("button", { name: "Cadre" }));
    await expect(announced(canvasElement)).toHaveTextContent(/à 30\s% de la gauche et 40/);
  },
};

/** A picture has no direction of reading: its frame is where it was, and the arrow to the right moves it to the right. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole("button", { name: "Cadre" });
    const picture = within(canvasElement).getByRole("img").getBoundingClientRect();
    await expect((frame.getBoundingClientRect().left - picture.left) / picture.width).toBeCloseTo(0.1, 1);
    frame.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(announced(canvasElement)).toHaveTextContent(/à 12\s% de la gauche/);
  },
};

export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Cadre" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await spoken(canvasElement)).toEqual([
      "image, La haie, vue de la rue",
      "button, Cadre, Flèches : déplacer le cadre. Maj et flèches : changer sa taille. Alt en plus : petits pas.",
      "button, Réduire le cadre",
      "button, Agrandir le cadre",
      "Flèches : déplacer le cadre. Maj et flèches : changer sa taille. Alt en plus : petits pas.",
      "status",
      "Cadre de 60 % sur 60 %, à 12 % de la gauche et 20 % du haut.",
    ]);
  },
};
