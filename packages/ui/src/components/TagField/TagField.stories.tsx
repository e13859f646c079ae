import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./TagField.guide.ts";
import { practice } from "./TagField.practice.tsx";
import { TagField } from "./TagField.tsx";

const skills = ["Plomberie", "Montage de meubles", "Petite électricité"];

const Live = live(TagField, 480);

const meta = {
  title: "ui/TagField",
  component: TagField,
  tags: ["autodocs"],
  args: { label: "Vos savoir-faire", value: [], onChange: fn(), name: "skills" },
  render: Live,
  parameters: { guide, practice },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: "Plomberie, jardinage…", suggestions: ["Jardinage", "Peinture"] },
};
export const Filled: Story = { args: { value: skills } };
export const WithHelp: Story = { args: { help: "Séparez-les par une virgule.", isOptional: true } };
export const WithLimit: Story = { args: { value: skills, max: 8 } };
export const Full: Story = { args: { value: skills, max: 3 } };
export const WithError: Story = { args: { error: "Indiquez au moins un savoir-faire." } };
export const Required: Story = { args: { isRequired: true, isRequiredShown: true } };
export const Disabled: Story = { args: { value: skills, isDisabled: true } };
export const ReadOnly: Story = { args: { value: skills, isReadOnly: true } };
export const LongWords: Story = {
  args: { value: ["Accompagnement administratif et démarches dématérialisées", "Anticonstitutionnellement"] },
  globals: { viewport: { value: "w320" } },
};

const box = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("textbox", { name: /Vos savoir-faire/ });

export const AlreadyThere: Story = {
  args: { value: skills },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(box(canvasElement), "petite ELECTRICITE{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box(canvasElement)).toHaveValue("petite ELECTRICITE");
    await expect(box(canvasElement)).toHaveAccessibleDescription(/y est déjà/);
  },
};

export const TypedAndPasted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(box(canvasElement), "Plomberie{Enter}Jardinage,");
    await expect(args.onChange).toHaveBeenLastCalledWith(["Plomberie", "Jardinage"]);
    await userEvent.paste("Peinture; Vitrerie\nplomberie");
    await expect(args.onChange).toHaveBeenLastCalledWith(["Plomberie", "Jardinage", "Peinture", "Vitrerie"]);
    await expect(box(canvasElement)).toHaveValue("plomberie");
    await userEvent.clear(box(canvasElement));
    await userEvent.type(box(canvasElement), "Ménage");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.arrayContaining(["Ménage"]));
    const sent = [...canvasElement.querySelectorAll<HTMLInputElement>("input[name=skills]")];
    await expect(sent.map(({ value }) => value)).toContain("Vitrerie");
  },
};

export const Keys: Story = {
  args: { value: skills },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const removing = (tag: string) => canvas.getByRole("button", { name: `Retirer ${tag}` });
    await userEvent.click(box(canvasElement));
    await userEvent.keyboard("{Backspace}");
    await expect(removing("Petite électricité")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowRight}");
    await expect(removing("Montage de meubles")).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["Plomberie", "Petite électricité"]);
    await expect(removing("Petite électricité")).toHaveFocus();
    await userEvent.keyboard("{Backspace}");
    await expect(removing("Plomberie")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(box(canvasElement)).toHaveFocus());
  },
};

export const EnterSendsWhenEmpty: Story = {
  args: { value: skills },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = new FormData(event.currentTarget).getAll("skills").join("|");
      }}
    >
      <Live {...args} />
      <button type="submit">Enregistrer</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("form");
    await userEvent.type(box(canvasElement), "Vitrerie{Enter}");
    await expect(form).not.toHaveAttribute("data-sent");
    await userEvent.keyboard("{Enter}");
    await expect(form).toHaveAttribute(
      "data-sent",
      "Plomberie|Montage de meubles|Petite électricité|Vitrerie",
    );
  },
};
