import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./SearchField.guide.ts";
import { practice } from "./SearchField.practice.tsx";
import { SearchField } from "./SearchField.tsx";

const Live = live(SearchField, 420);

const meta = {
  title: "ui/SearchField",
  component: SearchField,
  tags: ["autodocs"],
  args: { label: "Rechercher une mission", value: "", onChange: fn(), onSearch: fn(), name: "q" },
  render: Live,
  parameters: { guide, practice },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "Jardinage, déménagement…" } };
export const Filled: Story = { args: { value: "haie de thuyas" } };
export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: "Rechercher" } };
export const Pending: Story = { args: { value: "plomberie", isPending: true } };
export const WithHelp: Story = { args: { help: "Dans le titre et la description." } };
export const WithError: Story = { args: { value: "a", error: "Tapez au moins 2 caractères." } };
export const Required: Story = { args: { isRequired: true, isRequiredShown: true } };
export const Disabled: Story = { args: { value: "jardin", isDisabled: true } };
export const ReadOnly: Story = { args: { value: "jardin", isReadOnly: true } };
export const LongWords: Story = {
  args: {
    label: "Rechercher parmi les missions proches de chez vous",
    value: "accompagnement administratif et démarches dématérialisées",
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("searchbox", { name: /Rechercher/ })).toHaveFocus();
  },
};

export const Keys: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("searchbox");
    await userEvent.type(field, "haie{Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("haie");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const ClearedByThePointer: Story = {
  args: { value: "haie" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Effacer la recherche" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await expect(within(canvasElement).getByRole("searchbox")).toHaveFocus();
  },
};

export const SendsTheForm: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = String(new FormData(event.currentTarget).get("q"));
      }}
    >
      <Live {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("searchbox"), "haie{Enter}");
    await expect(canvasElement.querySelector("form")).toHaveAttribute("data-sent", "haie");
  },
};

const closeAround = fn();

export const EscapeGoesOnWhenEmpty: Story = {
  args: { value: "haie" },
  render: (args) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the field
    <div onKeyDown={({ key }) => (key === "Escape" ? closeAround() : undefined)}>
      <Live {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    closeAround.mockClear();
    await userEvent.click(within(canvasElement).getByRole("searchbox"));
    await userEvent.keyboard("{Escape}");
    await expect(closeAround).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(closeAround).toHaveBeenCalledOnce();
  },
};
