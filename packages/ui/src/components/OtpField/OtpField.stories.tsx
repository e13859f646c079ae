import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./OtpField.guide.ts";
import { practice } from "./OtpField.practice.tsx";
import { OtpField } from "./OtpField.tsx";

const meta = {
  title: "ui/OtpField",
  component: OtpField,
  tags: ["autodocs"],
  render: live(OtpField),
  args: {
    label: "Code reçu par e-mail",
    name: "code",
    value: "",
    help: "6 chiffres, envoyés à l•••@exemple.fr.",
    onChange: fn(),
    onComplete: fn(),
  },
  parameters: { guide, practice },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const HalfTyped: Story = { args: { value: "482", isRequired: true } };
export const Complete: Story = { args: { value: "482190" } };
export const WithError: Story = {
  args: { value: "482190", error: "Ce code n’est pas le bon. Vérifiez le dernier e-mail reçu." },
};
export const Disabled: Story = { args: { value: "482190", isDisabled: true } };

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Code reçu par e-mail" });
    await userEvent.click(field);
    await userEvent.paste("Code : 482 190");
    await expect(field).toHaveValue("482190");
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith("482190");
    await userEvent.keyboard("{Backspace}7");
    await expect(field).toHaveValue("482197");
  },
};

export const OnlyDigits: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "4a8 2");
    await expect(field).toHaveValue("482");
  },
};
