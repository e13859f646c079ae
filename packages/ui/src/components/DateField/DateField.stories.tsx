import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./DateField.guide.ts";
import { practice } from "./DateField.practice.tsx";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "ui/DateField",
  component: DateField,
  tags: ["autodocs"],
  args: { label: "Date de naissance", value: "1990-05-17", onChange: fn(), onBlur: fn(), name: "birthday" },
  render: live(DateField, 320),
  parameters: { guide, practice },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: null } };
export const Filled: Story = {};
export const WithHelp: Story = { args: { help: "Pour vérifier que vous êtes majeur." } };
export const Required: Story = { args: { value: null, isRequired: true, isRequiredShown: true } };
export const Optional: Story = { args: { value: null, isOptional: true } };
export const WithError: Story = { args: { value: null, error: "Indiquez votre date de naissance." } };
export const OutOfRange: Story = { args: { value: "2012-05-17", max: "2008-11-20" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const LongWords: Story = {
  args: { label: "Date de délivrance de l’attestation d’assurance responsabilité civile" },
  globals: { viewport: { value: "w320" } },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("spinbutton", { name: /jour/ })).toHaveFocus();
  },
};

export const Typed: Story = {
  args: { value: null },
  tags: ["apg:spinbutton/typing"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("05");
    await expect(canvas.getByRole("spinbutton", { name: /mois/ })).toHaveFocus();
    await userEvent.keyboard("121987");
    await expect(args.onChange).toHaveBeenLastCalledWith("1987-12-05");
    await expect(canvasElement.querySelector("input[name=birthday]")).toHaveValue("1987-12-05");
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Keys: Story = {
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
    const canvas = within(canvasElement);
    const day = canvas.getByRole("spinbutton", { name: /jour.*Date de naissance/ });
    const now = async (value: string) => expect(day).toHaveAttribute("aria-valuenow", value);
    await expect(day).toHaveAttribute("aria-valuemin", "1");
    await expect(day).toHaveAttribute("aria-valuemax", "31");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await now("18");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await now("16");
    await userEvent.keyboard("{Home}");
    await now("1");
    await userEvent.keyboard("{End}");
    await now("31");
    await userEvent.keyboard("{Home}{PageUp}");
    await expect(Number(day.getAttribute("aria-valuenow"))).toBeGreaterThan(2);
    await userEvent.keyboard("{PageDown}");
    await now("1");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("spinbutton", { name: /mois/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(day).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("1990-05-01");
  },
};

export const EmptiedByBackspace: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("spinbutton", { name: /année/ }).focus();
    await userEvent.keyboard("{Backspace>12/}");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
