import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { guide } from "./Select.guide.ts";
import { Select, type SelectProps } from "./Select.tsx";

const categories = [
  { value: "bricolage", label: "Bricolage" },
  { value: "jardinage", label: "Jardinage" },
  { value: "menage", label: "Ménage" },
  { value: "demenagement", label: "Déménagement" },
  { value: "cours", label: "Soutien scolaire" },
];

function Live(props: SelectProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 420 }}>
      <Select
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: "ui/Select",
  component: Select,
  tags: ["autodocs"],
  args: { label: "Catégorie", options: categories, value: null, onChange: fn(), name: "category" },
  render: (args) => <Live {...args} />,
  parameters: { guide },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: "jardinage" } };
export const WithHelp: Story = { args: { help: "Elle décide de qui est prévenu.", isRequired: true } };
export const Optional: Story = { args: { isOptional: true } };
export const Invalid: Story = {
  args: { error: "Choisissez une catégorie.", help: "Elle décide de qui est prévenu." },
};
export const Disabled: Story = { args: { isDisabled: true, value: "menage" } };
export const LongWords: Story = {
  args: {
    label: "Catégorie de la prestation d’accompagnement recherchée",
    value: "admin",
    options: [
      { value: "admin", label: "Accompagnement administratif et démarches dématérialisées personnalisées" },
    ],
  },
};

export const Open: Story = {
  args: { value: "jardinage" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Catégorie/ }));
    await expect(await screen.findByRole("option", { name: "Jardinage" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

export const OpenInGroups: Story = {
  args: {
    value: "haie",
    options: [
      {
        label: "Jardin",
        options: [
          { value: "haie", label: "Tailler une haie", description: "Évacuation comprise ou non" },
          { value: "pelouse", label: "Tondre une pelouse" },
        ],
      },
      {
        label: "Maison",
        options: [
          { value: "etagere", label: "Fixer une étagère" },
          {
            value: "gaz",
            label: "Raccorder le gaz",
            description: "Réservé aux professionnels",
            isDisabled: true,
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Catégorie/ }));
    const group = await screen.findByRole("group", { name: "Jardin" });
    await waitFor(() => expect(group).toBeVisible());
    await expect(screen.getByRole("option", { name: /^Raccorder le gaz/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button", { name: /Catégorie/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(within(list).getByRole("option", { name: "Bricolage" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("menage");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent("Ménage");
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
