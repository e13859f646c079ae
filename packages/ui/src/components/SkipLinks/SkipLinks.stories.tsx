import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { guide } from "./SkipLinks.guide.ts";
import { practice } from "./SkipLinks.practice.tsx";
import { SkipLinks } from "./SkipLinks.tsx";

const meta = {
  title: "ui/SkipLinks",
  component: SkipLinks,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen", guide, practice },
  render: (args) => (
    <>
      <SkipLinks {...args} />
      <main id="contenu" tabIndex={-1} style={{ padding: "6rem 1.5rem" }}>
        <h1>Missions près de chez vous</h1>
        <p id="recherche" tabIndex={-1}>
          Recherche
        </p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfSight: Story = {};

export const Focused: Story = {
  args: {
    links: [
      { href: "#contenu", label: "Aller au contenu" },
      { href: "#recherche", label: "Aller à la recherche" },
    ],
    actions: [{ label: "Réglages d’affichage", onPress: fn() }],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Aller au contenu" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Aller à la recherche" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Réglages d’affichage" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.actions?.[0]?.onPress).toHaveBeenCalledOnce();
  },
};
