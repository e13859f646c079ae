import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./TimeField.guide.ts";
import { practice } from "./TimeField.practice.tsx";
import { TimeField } from "./TimeField.tsx";

const meta = {
  title: "ui/TimeField",
  component: TimeField,
  tags: ["autodocs"],
  args: { label: "Heure d’arrivée", value: "08:30", onChange: fn(), onBlur: fn(), name: "time" },
  render: live(TimeField, 320),
  parameters: { guide, practice },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: null } };
export const Filled: Story = {};
export const WithHelp: Story = { args: { help: "À un quart d’heure près." } };
export const Required: Story = { args: { value: null, isRequired: true, isRequiredShown: true } };
export const Optional: Story = { args: { value: null, isOptional: true } };
export const WithError: Story = { args: { value: null, error: "Indiquez une heure." } };
export const OutOfRange: Story = { args: { value: "06:15", min: "08:00", max: "19:30" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const LongWords: Story = {
  args: { label: "Heure à laquelle l’intervention devrait idéalement commencer" },
  globals: { viewport: { value: "w320" } },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("spinbutton", { name: /heure/ })).toHaveFocus();
  },
};

export const Typed: Story = {
  args: { value: null },
  tags: ["apg:spinbutton/typing"],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("1405");
    await expect(args.onChange).toHaveBeenLastCalledWith("14:05");
    await expect(canvasElement.querySelector("input[name=time]")).toHaveValue("14:05");
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Keys: Story = {
  tags: ["apg:spinbutton/arrow-up", "apg:spinbutton/arrow-down", "apg:spinbutton/value"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [hours, minutes] = canvas.getAllByRole("spinbutton");
    await expect(hours).toHaveAttribute("aria-valuemax", "23");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("09:30");
    await userEvent.keyboard("{ArrowRight}");
    await expect(minutes).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("09:29");
    await userEvent.keyboard("{Home}{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("09:59");
    await userEvent.keyboard("{Backspace>6/}");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
