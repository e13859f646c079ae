import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { guide } from "./AvatarGroup.guide.ts";
import { practice } from "./AvatarGroup.practice.tsx";
import { AvatarGroup } from "./AvatarGroup.tsx";

const people = [
  "Karim Benali",
  "Léa Fontaine",
  "Zoé Martin",
  "Paul Durand",
  "Anna Petit",
  "Marc Roux",
  "Rose Blanc",
].map((name, index) => ({ id: String(index + 1), name }));

const meta = {
  title: "ui/AvatarGroup",
  component: AvatarGroup,
  tags: ["autodocs"],
  args: { label: "Ont proposé leur aide", people: people.slice(0, 3) },
  parameters: { guide, practice },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const MoreThanShown: Story = {
  args: { people },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole("list", { name: "Ont proposé leur aide" }));
    await expect(list.getAllByRole("img").map((image) => image.getAttribute("aria-label"))).toEqual([
      "Karim Benali",
      "Léa Fontaine",
      "Zoé Martin",
      "Paul Durand",
    ]);
    await expect(list.getByText("et 3 autres personnes")).toBeInTheDocument();
  },
};
export const ManyElsewhere: Story = { args: { people, total: 1_240 } };
export const Small: Story = { args: { people, size: "small", max: 5 } };
export const Large: Story = { args: { people, size: "large" } };
export const OneAlone: Story = { args: { people: people.slice(0, 1) } };
export const BrokenPicture: Story = {
  args: { people: people.map((person) => ({ ...person, src: "data:image/png;base64,AAAA" })), max: 3 },
};
