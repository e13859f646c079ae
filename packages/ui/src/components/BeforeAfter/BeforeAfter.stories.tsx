import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { guide } from "./BeforeAfter.guide.ts";
import { practice } from "./BeforeAfter.practice.tsx";
import { BeforeAfter } from "./BeforeAfter.tsx";

const drawn = (hedge: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#cfe6ee" d="M0 0h4v3H0z"/><path fill="#8fa66b" d="M0 2.4h4V3H0z"/>${hedge}</svg>`,
  )}`;
const wild = drawn('<path fill="#2f6b45" d="M.2 2.5V1.1l.5-.5.4.4.5-.7.5.6.6-.5.4.7.6-.3.3.5v1.2z"/>');
const trimmed = drawn('<path fill="#3f8b58" d="M.2 2.5V1.2h3.6v1.3z"/>');

const meta = {
  title: "ui/BeforeAfter",
  component: BeforeAfter,
  tags: ["autodocs"],
  args: { title: "Haie de thuyas, 14 m", before: { src: wild }, after: { src: trimmed } },
  parameters: { guide, practice },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "28rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BeforeAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pair: Story = {
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole("img")
      .map((image) => image.getAttribute("alt"));
    await expect(names).toEqual(["Haie de thuyas, 14 m, avant", "Haie de thuyas, 14 m, après"]);
  },
};
export const OnePicture: Story = { args: { before: null } };
export const OpeningLarge: Story = {
  args: { before: { src: wild, href: wild }, after: { src: trimmed, href: trimmed } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Haie de thuyas, 14 m, après" });
    link.focus();
    await expect(link).toHaveFocus();
  },
};
/** A picture that does not come leaves its place and its name. */
export const OutOfReach: Story = {
  args: { before: null, after: { src: "data:image/svg+xml," } },
};
