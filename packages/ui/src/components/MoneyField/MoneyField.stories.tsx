import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./MoneyField.guide.ts";
import { practice } from "./MoneyField.practice.tsx";
import { MoneyField } from "./MoneyField.tsx";

const meta = {
  title: "ui/MoneyField",
  component: MoneyField,
  tags: ["autodocs"],
  render: live(MoneyField),
  args: { label: "Montant proposé", name: "amount", value: 60, onChange: fn() },
  parameters: { guide, practice },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Euros: Story = {
  args: { isRequired: true, help: "Versé au jobbeur quand vous confirmez que c’est fait." },
};
export const Cents: Story = { args: { value: 1500.5 } };
export const Jobi: Story = { args: { label: "Jobi ajoutés", currency: "jobi", value: 4, isOptional: true } };
export const AnHour: Story = {
  args: { value: 29, per: "hour" },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("textbox", { name: "Montant proposé" }),
    ).toHaveAccessibleDescription("en euros de l’heure");
  },
};
export const Empty: Story = { args: { value: null, placeholder: "60" } };
export const WithError: Story = { args: { value: 1500, error: "Le montant doit être de 1 000 € au plus." } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, currency: "jobi", value: 12 } };

export const FrenchTyping: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Montant proposé" });
    await expect(field).toHaveAccessibleDescription("en euros");
    await userEvent.type(field, "1 234,5");
    await expect(field).toHaveValue("1 234,5");
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.tab();
    await expect(field).toHaveValue("1\u202F234,50");
  },
};
