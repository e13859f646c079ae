import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

function Held(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: "ui/NumberField",
  component: NumberField,
  tags: ["autodocs"],
  render: Held,
  args: { label: "Personnes nécessaires", name: "people", value: 2, min: 1, max: 12, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "A small count that one adds to or takes from, by keys (arrows, Page, Home, End) or buttons. An amount of money: MoneyField. A number that is a name (postal code, phone): TextField.",
      },
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null } };
export const WithUnit: Story = {
  args: { label: "Durée estimée", suffix: "heures", value: 2.5, step: 0.5, min: 0.5, max: 24 },
};
export const AtItsLeast: Story = { args: { value: 1 } };
export const WithError: Story = { args: { value: 40, error: "12 personnes au plus." } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Keys: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("spinbutton", { name: "Personnes nécessaires" });
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard("{End}");
    await expect(field).toHaveAttribute("aria-valuenow", "12");
    await userEvent.keyboard("{ArrowUp}{Home}{ArrowDown}");
    await expect(field).toHaveValue("1");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Augmenter" }));
    await expect(field).toHaveValue("2");
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
