import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./Rating.guide.ts";
import { practice } from "./Rating.practice.tsx";
import { Rating } from "./Rating.tsx";
import { Stars } from "./Stars.tsx";

const meta = {
  title: "ui/Rating",
  component: Rating,
  tags: ["autodocs"],
  args: { label: "Comment s’est passée la mission ?", value: null, onChange: fn(), name: "stars" },
  render: live(Rating),
  parameters: { guide, practice },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneGiven: Story = { args: { help: "Karim verra votre note une fois la sienne donnée." } };
export const OneStar: Story = { args: { value: 1 } };
export const FourStars: Story = { args: { value: 4 } };
export const Required: Story = { args: { isRequired: true, isRequiredShown: true } };
export const WithError: Story = { args: { error: "Donnez de une à cinq étoiles." } };
export const Disabled: Story = { args: { value: 3, isDisabled: true } };
export const LabelHidden: Story = { args: { isLabelHidden: true, value: 5 } };
export const Average: Story = {
  render: () => <Stars value={4.3} count={1286} />,
  // The last star is cut off where its part ends: drawn as large as the others.
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll("svg")].map(
      (star) => star.getBoundingClientRect().width,
    );
    await expect(new Set(widths).size).toBe(1);
  },
};
export const AverageCompact: Story = { render: () => <Stars value={4.8} count={86} isCompact /> };

export const Focused: Story = {
  args: { value: 2 },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("radio", { name: /^2 étoiles/ })).toHaveFocus();
  },
};

export const Keys: Story = {
  tags: [
    "apg:radio/tab-to-first",
    "apg:radio/space",
    "apg:radio/next",
    "apg:radio/previous",
    "apg:radio/name",
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const star = (name: RegExp) => canvas.getByRole("radio", { name });
    await userEvent.tab();
    await expect(star(/^1 étoile\s: Très décevant$/)).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(star(/^4 étoiles\s: Bien$/)).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await expect(star(/^5 étoiles\s: Très bien$/)).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: /^3 étoiles/ }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
    await expect(within(canvasElement).getByText("Correct")).toBeVisible();
  },
};
