import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { guide } from "./FileCard.guide.ts";
import { practice } from "./FileCard.practice.tsx";
import { FileCard } from "./FileCard.tsx";

const meta = {
  title: "ui/FileCard",
  component: FileCard,
  tags: ["autodocs"],
  args: { name: "devis-2026-118.pdf", bytes: 84_000, href: "#devis" },
  parameters: { guide, practice },
} satisfies Meta<typeof FileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const garden = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#bde3cd" d="M0 0h4v4H0z"/><path fill="#2f7d54" d="M0 3h4v1H0z"/><circle cx="2" cy="2" r="1" fill="#2f7d54"/></svg>',
)}`;

export const Ready: Story = {};
export const Picture: Story = { args: { name: "haie-avant.jpg", bytes: 2_412_000, thumbnail: garden } };
export const Removable: Story = { args: { onRemove: fn() } };
export const Sending: Story = {
  args: { href: undefined, progress: 0.4, onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("progressbar", { name: "Envoi de devis-2026-118.pdf" })).toHaveAttribute(
      "aria-valuenow",
      "0.4",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Arrêter l’envoi de devis-2026-118.pdf" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: {
    href: undefined,
    progress: 0.4,
    error: "La connexion s’est interrompue.",
    onRetry: fn(),
    onRemove: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("La connexion s’est interrompue.");
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithoutEnding: Story = { args: { name: "LISEZMOI", bytes: 312 } };
export const LongWords: Story = {
  args: {
    name: `${"photo-du-jardin-anticonstitutionnellement-grand-".repeat(3)}.webp`,
    bytes: 12_345_678,
    onRemove: fn(),
  },
};
