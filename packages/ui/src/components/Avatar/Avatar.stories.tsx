import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { guide } from "./Avatar.guide.ts";
import { practice } from "./Avatar.practice.tsx";
import { Avatar } from "./Avatar.tsx";

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#b9dcf5"/><circle cx="32" cy="25" r="12" fill="#7a4a32"/><path d="M8 64c2-18 12-25 24-25s22 7 24 25z" fill="#00573b"/></svg>',
)}`;

const meta = {
  title: "ui/Avatar",
  component: Avatar,
  tags: ["autodocs"],
  args: { name: "Léa Martin" },
  parameters: { guide, practice },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { src: portrait } };
export const BrokenPicture: Story = {
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement }) => {
    const disc = within(canvasElement).getByRole("img", { name: "Léa Martin" });
    await waitFor(() => expect(disc).toHaveTextContent("LM"));
    await expect(disc.querySelector("img")).toBeNull();
  },
};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large", src: portrait } };
export const Huge: Story = { args: { size: "huge", name: "Karim Benali" } };
export const BesideTheName: Story = {
  render: (args) => (
    <p style={{ display: "flex", alignItems: "center", gap: 12 }}>
      <Avatar {...args} isDecorative />
      {args.name}
    </p>
  ),
};
export const Tints: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      {["Léa Martin", "Karim Benali", "Zoé", "Jean-Marc de La Tour", "Anaïs Œuvrard", "Élodie Nguyen"].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </div>
  ),
};
