import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { guide } from "./AnchorNav.guide.ts";
import { practice } from "./AnchorNav.practice.tsx";
import { AnchorNav } from "./AnchorNav.tsx";

const items = [
  { id: "objet", label: "Objet" },
  { id: "inscription", label: "Inscription" },
  { id: "paiement", label: "Paiement" },
];

const meta = {
  title: "ui/AnchorNav",
  component: AnchorNav,
  tags: ["autodocs"],
  args: { items },
  parameters: { guide, practice },
} satisfies Meta<typeof AnchorNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contents: Story = {};
export const LongWords: Story = {
  args: {
    items: [
      { id: "responsabilites", label: "Responsabilités respectives de l’intermédiaire et du prestataire" },
    ],
  },
  globals: { viewport: { value: "w390" } },
};

export const MarksTheSectionBeingRead: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      <div style={{ flex: "1 1 14rem" }}>
        <div style={{ position: "sticky", top: 16 }}>
          <AnchorNav {...args} />
        </div>
      </div>
      <div style={{ flex: "999 1 14rem", minWidth: 0 }}>
        {items.map(({ id, label }) => (
          <section key={id} id={id} style={{ minHeight: "90vh" }}>
            <h2>{label}</h2>
          </section>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = (name: string) => within(canvasElement).getByRole("link", { name });
    await waitFor(() => expect(link("Objet")).toHaveAttribute("aria-current", "location"));
    document.getElementById("inscription")?.scrollIntoView();
    await waitFor(() => expect(link("Inscription")).toHaveAttribute("aria-current", "location"));
    await expect(link("Objet")).not.toHaveAttribute("aria-current");
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(link("Paiement")).toHaveAttribute("aria-current", "location"));
    window.scrollTo(0, 0);
    await waitFor(() => expect(link("Objet")).toHaveAttribute("aria-current", "location"));
  },
};
