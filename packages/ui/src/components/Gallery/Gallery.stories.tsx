import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { drawnAddress, gardenDrawing, gateDrawing, hedgeDrawing } from "../../testing/drawn-pictures.ts";
import { spoken } from "../../testing/spoken.ts";
import { Badge } from "../Badge/index.ts";
import { guide } from "./Gallery.guide.ts";
import { practice } from "./Gallery.practice.tsx";
import { Gallery } from "./Gallery.tsx";
import type { GalleryPicture } from "./gallery.props.ts";

function picture(id: string, alt: string, drawing: string, [width, height] = [1600, 1200]): GalleryPicture {
  const address = drawnAddress(drawing, width, height);
  return { id, small: address, large: address, alt, width, height };
}
const hedge = picture("haie", "La haie, vue de la rue", hedgeDrawing);
const gate = picture("portail", "Le portail, 90 cm de large", gateDrawing, [1200, 1600]);
const garden = picture("jardin", "", gardenDrawing);

const meta = {
  title: "ui/Gallery",
  component: Gallery,
  tags: ["autodocs"],
  args: { label: "Photos de la mission", pictures: [hedge, gate, garden] },
  parameters: { guide, practice },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened(canvasElement: HTMLElement, name: RegExp) {
  await userEvent.click(within(canvasElement).getByRole("button", { name }));
  const dialog = await screen.findByRole("dialog", { name: "Photos de la mission" });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const OnePicture: Story = { args: { pictures: [hedge] } };
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole("img")
      .map((image) => image.getAttribute("alt"));
    await expect(names).toEqual(["La haie, vue de la rue", "Le portail, 90 cm de large", "Photo 3 sur 3"]);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, /portail/);
    await expect(dialog.getByRole("status")).toHaveTextContent("Photo 2 sur 3");
    await userEvent.click(dialog.getByRole("button", { name: "Photo suivante" }));
    await expect(dialog.getByRole("status")).toHaveTextContent("Photo 3 sur 3");
    await userEvent.click(dialog.getByRole("button", { name: "Photo suivante" }));
    await expect(dialog.getByRole("status")).toHaveTextContent("Photo 3 sur 3");
  },
};

/** Whoever closes the viewer stands on the picture that they opened. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByRole("button", { name: /haie/ });
    first.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    const count = dialog.getByRole("status");
    dialog.getByRole("button", { name: "Photo suivante" }).focus();
    for (const [key, shown] of [
      ["{ArrowRight}", "Photo 2 sur 3"],
      ["{End}", "Photo 3 sur 3"],
      ["{ArrowLeft}", "Photo 2 sur 3"],
      ["{Home}", "Photo 1 sur 3"],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(count).toHaveTextContent(shown);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const Swiped: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, /haie/);
    const picture = dialog.getByRole("img");
    const finger = { pointerType: "touch", isPrimary: true, pointerId: 7, bubbles: true };
    await fireEvent.pointerDown(picture, { ...finger, clientX: 300 });
    await fireEvent.pointerUp(picture, { ...finger, clientX: 200 });
    await expect(dialog.getByRole("status")).toHaveTextContent("Photo 2 sur 3");
    const second = dialog.getByRole("img");
    await fireEvent.pointerDown(second, { ...finger, clientX: 300 });
    await fireEvent.pointerUp(second, { ...finger, clientX: 290 });
    await expect(dialog.getByRole("status")).toHaveTextContent("Photo 2 sur 3");
  },
};

export const Zoomed: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, /haie/);
    await userEvent.click(dialog.getByRole("button", { name: "Zoomer" }));
    await expect(dialog.getByRole("region", { name: "Photo agrandie" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Revenir à la taille normale" })).toBeVisible();
  },
};

/** One that others do not see. */
export const Withheld: Story = {
  args: { pictures: [{ ...hedge, state: <Badge tone="warning">Masquée</Badge> }, gate] },
};

/** The viewer, as a screen reader announces it. */
export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await opened(canvasElement, /portail/);
    await expect(await spoken(await screen.findByRole("dialog"))).toEqual([
      "dialog, Photos de la mission",
      "heading, Photos de la mission, level 2",
      "button, Fermer",
      "image, Le portail, 90 cm de large",
      "button, Photo précédente",
      "status",
      "Photo 2 sur 3",
      "button, Photo suivante",
      "button, Zoomer",
    ]);
  },
};

/** From right to left the row begins on the right, and the arrows of the viewer turn the same way as before. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("button");
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? Number.NaN,
    );
  },
};
