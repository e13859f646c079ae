import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { guide } from "./SectionNav.guide.ts";
import { practice } from "./SectionNav.practice.tsx";
import { SectionNav } from "./SectionNav.tsx";

const meta = {
  title: "ui/SectionNav",
  component: SectionNav,
  tags: ["autodocs"],
  args: {
    label: "Paramètres",
    items: [
      { href: "#consentements", label: "Consentements" },
      { href: "#affichage", label: "Affichage", isCurrent: true },
      { href: "#compte", label: "Données et compte" },
    ],
  },
  parameters: { guide, practice },
} satisfies Meta<typeof SectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole("navigation", { name: "Paramètres" }));
    await expect(nav.getAllByRole("link")).toHaveLength(3);
    await expect(nav.getByRole("link", { current: "page" })).toHaveTextContent("Affichage");
  },
};
export const LongWords: Story = {
  args: { items: [{ href: "#compte", label: "Copie de vos données, pause et suppression de votre compte" }] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "16rem" }}>
        <Story />
      </div>
    ),
  ],
};
