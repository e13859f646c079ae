import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./NumberField.guide.ts";
import { practice } from "./NumberField.practice.tsx";
import { NumberField } from "./NumberField.tsx";

const meta = {
  title: "ui/NumberField",
  component: NumberField,
  tags: ["autodocs"],
  render: live(NumberField),
  args: { label: "Personnes nécessaires", name: "people", value: 2, min: 1, max: 12, onChange: fn() },
  parameters: { guide, practice },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null } };
export const WithUnit: Story = {
  args: { label: "Durée estimée", suffix: "heures", value: 2.5, step: 0.5, min: 0.5, max: 24 },
};
export const AtItsLeast: Story = { args: { value: 1 } };
export const WithHelp: Story = { args: { isRequired: true, help: "Vous compris, si vous aidez." } };
export const WithError: Story = { args: { value: 40, error: "12 personnes au plus." } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Keys: Story = {
  args: { max: 30 },
  tags: [
    "apg:spinbutton/arrow-up",
    "apg:spinbutton/arrow-down",
    "apg:spinbutton/home",
    "apg:spinbutton/end",
    "apg:spinbutton/page-up",
    "apg:spinbutton/page-down",
    "apg:spinbutton/role",
    "apg:spinbutton/value",
  ],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("spinbutton", { name: "Personnes nécessaires" });
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard("{PageUp}");
    await expect(field).toHaveAttribute("aria-valuenow", "13");
    await userEvent.keyboard("{End}{ArrowUp}");
    await expect(field).toHaveAttribute("aria-valuenow", "30");
    await expect(field).toHaveAttribute("aria-valuemax", "30");
    await userEvent.keyboard("{PageDown}");
    await expect(field).toHaveAttribute("aria-valuenow", "20");
    await userEvent.keyboard("{Home}{ArrowDown}");
    await expect(field).toHaveValue("1");
    await expect(field).toHaveAttribute("aria-valuemin", "1");
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Augmenter/ }));
    await expect(field).toHaveValue("2");
  },
};

export const TypedNumber: Story = {
  tags: ["apg:spinbutton/typing"],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "7");
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await expect(field).toHaveAttribute("aria-valuenow", "7");
  },
};

export const KeepsWhatCannotBeRead: Story = {
  args: { value: null, error: "Indiquez un nombre." },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("spinbutton");
    await userEvent.type(field, "deux");
    await userEvent.tab();
    await expect(field).toHaveValue("deux");
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
  },
};
