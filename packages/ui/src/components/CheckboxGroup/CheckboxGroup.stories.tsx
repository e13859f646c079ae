import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./CheckboxGroup.guide.ts";
import { practice } from "./CheckboxGroup.practice.tsx";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const days = [
  { value: "lundi", label: "Lundi" },
  { value: "mercredi", label: "Mercredi" },
  { value: "samedi", label: "Samedi" },
  { value: "dimanche", label: "Dimanche" },
];

const Live = live(CheckboxGroup<string>);

const meta = {
  title: "ui/CheckboxGroup",
  component: CheckboxGroup<string>,
  tags: ["autodocs"],
  args: {
    label: "Jours où vous êtes disponible",
    options: days,
    value: [],
    onChange: fn(),
    onBlur: fn(),
    name: "days",
  },
  render: Live,
  parameters: { guide, practice },
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  args: { help: "Vous pourrez en changer à tout moment.", isOptional: true },
};
export const Answered: Story = { args: { value: ["mercredi", "samedi"] } };
export const Columns: Story = { args: { look: "columns", value: ["lundi"] } };
export const AllOfThem: Story = {
  args: { allLabel: "Tous les jours", value: days.map(({ value }) => value) },
};
export const SomeOfThem: Story = { args: { allLabel: "Tous les jours", value: ["samedi"] } };
export const Required: Story = { args: { isRequired: true, isRequiredShown: true } };
export const WithError: Story = { args: { error: "Cochez au moins un jour." } };
export const OneDisabled: Story = {
  args: {
    value: ["dimanche"],
    options: days.map((day) =>
      day.value === "dimanche" ? { ...day, isDisabled: true, help: "Convenu avec Karim." } : day,
    ),
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: ["lundi"] } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const LongWords: Story = {
  args: {
    options: [
      { value: "a", label: "Accompagnement administratif et démarches dématérialisées personnalisées" },
      { value: "b", label: "Anticonstitutionnellement", help: "Un mot long, et l’aide qui l’accompagne." },
    ],
  },
  globals: { viewport: { value: "w320" } },
};

export const Keys: Story = {
  args: { help: "Un ou plusieurs." },
  tags: ["apg:checkbox/space", "apg:checkbox/group", "apg:checkbox/role"],
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole("group", { name: /Jours où vous êtes disponible/ });
    await expect(group).toHaveAccessibleDescription("Un ou plusieurs.");
    const boxes = within(group).getAllByRole("checkbox");
    for (const box of boxes) {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard(" ");
      await expect(box).toBeChecked();
    }
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["lundi", "mercredi", "samedi"]);
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const AllThenNone: Story = {
  args: { allLabel: "Tous les jours", value: ["samedi"] },
  tags: ["apg:checkbox/mixed", "apg:checkbox/all"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole("checkbox", { name: "Tous les jours" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(["lundi", "mercredi", "samedi", "dimanche"]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Lundi" }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(all).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const SentWithAForm: Story = {
  args: { value: ["lundi", "samedi"] },
  render: (args) => (
    <form>
      <Live {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await expect(new FormData(form).getAll("days")).toEqual(["lundi", "samedi"]);
    await userEvent.click(within(canvasElement).getByText("Mercredi"));
    await expect(new FormData(form).getAll("days")).toEqual(["lundi", "mercredi", "samedi"]);
  },
};
