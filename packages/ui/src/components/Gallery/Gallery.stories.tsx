import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../Badge/index.ts";
import { guide } from "./Gallery.guide.ts";
import { Gallery, type GalleryPicture } from "./Gallery.tsx";

function drawn(id: string, alt: string, drawing: string, [width, height] = [1600, 1200]): GalleryPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / 400} ${height / 400}" width="${width}" height="${height}">${drawing}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { id, small: address, large: address, alt, width, height };
}
const hedge = drawn(
  "haie",
  "La haie, vue de la rue",
  '<path fill="#cfe6ee" d="M0 0h4v3H0z"/><path fill="#8fa66b" d="M0 2.4h4V3H0z"/><path fill="#2f6b45" d="M.2 2.5V1.1l.5-.5.4.4.5-.7.5.6.6-.5.4.7.6-.3.3.5v1.2z"/>',
);
const gate = drawn(
  "portail",
  "Le portail, 90 cm de large",
  '<path fill="#dfe8ef" d="M0 0h3v4H0z"/><path fill="#6b5846" d="M.5 1h2v2.7h-2z"/><path fill="#f0b429" d="M2.1 2.3h.2v.2h-.2z"/>',
  [1200, 1600],
);
const garden = drawn(
  "jardin",
  "",
  '<path fill="#b9dcf5" d="M0 0h4v3H0z"/><path fill="#5b9b61" d="M0 1.8h4V3H0z"/><circle cx="3.2" cy=".7" r=".4" fill="#f0b429"/>',
);

const meta = {
  title: "ui/Gallery",
  component: Gallery,
  tags: ["autodocs"],
  args: { label: "Photos de la mission", pictures: [hedge, gate, garden] },
  parameters: { guide },
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
