import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { live } from "../../testing/live.tsx";
import { guide } from "./Select.guide.ts";
import { practice } from "./Select.practice.tsx";
import { Select } from "./Select.tsx";

const categories = [
  { value: "bricolage", label: "Bricolage" },
  { value: "jardinage", label: "Jardinage" },
  { value: "menage", label: "Ménage" },
  { value: "demenagement", label: "Déménagement" },
  { value: "cours", label: "Soutien scolaire" },
];

const Live = live(Select, 420);

const meta = {
  title: "ui/Select",
  component: Select,
  tags: ["autodocs"],
  args: { label: "Catégorie", options: categories, value: null, onChange: fn(), name: "category" },
  render: Live,
  parameters: { guide, practice },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: "jardinage" } };
export const WithHelp: Story = {
  args: { help: "Elle décide de qui est prévenu.", isRequired: true, isRequiredShown: true },
};
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
  tags: ["every-look", "apg:listbox/role", "apg:listbox/name", "apg:listbox/selected"],
  args: { value: "jardinage" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Catégorie/ }));
    await expect(await screen.findByRole("option", { name: "Jardinage" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await waitFor(() => expect(screen.getByRole("listbox", { name: "Catégorie" })).toBeVisible());
    await expect(screen.getByRole("option", { name: "Bricolage" })).toHaveAttribute("aria-selected", "false");
  },
};

export const OpenInGroups: Story = {
  tags: ["every-look", "apg:listbox/group", "apg:listbox/disabled"],
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
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(screen.getByRole("option", { name: "Fixer une étagère" })).toHaveFocus());
    await userEvent.keyboard("{Home}");
  },
};

const trigger = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: /Catégorie/ });
const focused = (name: string) => waitFor(() => expect(screen.getByRole("option", { name })).toHaveFocus());
const closed = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(trigger(canvasElement)).toHaveFocus();
  });
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** APG listbox: opens on the chosen option, or on an end; Enter and Space choose, Escape does not. */
export const KeyboardOnly: Story = {
  tags: [
    "apg:listbox/opens",
    "apg:listbox/focus-chosen",
    "apg:listbox/arrow-down",
    "apg:listbox/enter",
    "apg:listbox/space",
    "apg:listbox/escape",
    "apg:listbox/expanded",
    "apg:listbox/controls",
  ],
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    for (const [key, name] of [
      ["{ArrowUp}", "Soutien scolaire"],
      ["{Enter}", "Bricolage"],
      [" ", "Bricolage"],
      ["{ArrowDown}", "Bricolage"],
    ] as const) {
      await userEvent.keyboard(key);
      const list = await screen.findByRole("listbox", { name: "Catégorie" });
      await focused(name);
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(button).toHaveAttribute("aria-controls", list.id);
      await userEvent.keyboard("{Escape}");
      await closed(canvasElement);
      await expect(button).toHaveAttribute("aria-expanded", "false");
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}");
    await focused("Bricolage");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("menage");
    await closed(canvasElement);
    await expect(button).toHaveTextContent("Ménage");
    await userEvent.keyboard("{Enter}");
    await focused("Ménage");
    await userEvent.keyboard("{ArrowDown} ");
    await expect(args.onChange).toHaveBeenLastCalledWith("demenagement");
    await closed(canvasElement);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** APG listbox: the ends hold, pages are what is seen, letters find with or without accents. */
export const MovesFromTheKeyboard: Story = {
  tags: [
    "apg:listbox/arrow-up",
    "apg:listbox/home",
    "apg:listbox/end",
    "apg:listbox/page",
    "apg:listbox/letter",
    "apg:listbox/word",
  ],
  args: {
    options: [
      ...categories,
      { value: "ebenisterie", label: "Ébénisterie" },
      { value: "electricite", label: "Électricité" },
      { value: "gaz", label: "Raccorder le gaz", isDisabled: true },
      ...Array.from({ length: 8 }, (_, index) => ({ value: `z${index}`, label: `Zone ${index + 1}` })),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await focused("Bricolage");
    const list = screen.getByRole("listbox");
    for (const [keys, name] of [
      ["{ArrowUp}", "Bricolage"],
      ["{End}", "Zone 8"],
      ["{ArrowDown}", "Zone 8"],
      ["{Home}", "Bricolage"],
      ["{PageDown}", "Zone 1"],
      ["{PageUp}", "Bricolage"],
      ["elec", "Électricité"],
      ["{ArrowDown}", "Zone 1"],
    ] as const) {
      await userEvent.keyboard(keys);
      await focused(name);
      const { top, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
      const frame = list.getBoundingClientRect();
      await expect(top >= frame.top - 1 && bottom <= frame.bottom + 1).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await closed(canvasElement);
    // A key in the moment the list opens is not taken back by the list's first frame.
    document.addEventListener(
      "focusin",
      ({ target }) => fireEvent.keyDown(target as Element, { key: "End" }),
      {
        once: true,
      },
    );
    await userEvent.keyboard("{ArrowDown}");
    await twoFrames();
    await focused("Zone 8");
    await userEvent.keyboard("{Home}e");
    await focused("Ébénisterie");
    await userEvent.keyboard("e");
    await focused("Électricité");
  },
};

/** As a native list: letters and arrows to the side choose without opening; Tab closes an open one without choosing. */
export const WithoutOpening: Story = {
  tags: ["apg:listbox/tab"],
  args: { value: "bricolage" },
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("d");
    await expect(args.onChange).toHaveBeenLastCalledWith("demenagement");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith("menage");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await focused("Ménage");
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(button).toHaveTextContent("Ménage");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const UnderThePointer: Story = {
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement);
    await userEvent.click(within(canvasElement).getByText("Catégorie"));
    await expect(button).toHaveFocus();
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.click(button);
    await screen.findByRole("listbox");
    await userEvent.click(screen.getByTestId("underlay"));
    await closed(canvasElement);
    await userEvent.click(button);
    await userEvent.hover(await screen.findByRole("option", { name: "Ménage" }));
    await focused("Ménage");
    await userEvent.click(screen.getByRole("option", { name: "Jardinage" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("jardinage");
    await closed(canvasElement);
  },
};

/** A native form sends the value, and its reset brings the first one back. */
export const InAForm: Story = {
  args: { value: "jardinage" },
  render: (args) => (
    <form aria-label="Recherche">
      <Live {...args} />
      <button type="reset">Recommencer</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>("form");
    const sent = () => new FormData(form).get("category");
    await expect(sent()).toBe("jardinage");
    await userEvent.click(trigger(canvasElement));
    await userEvent.click(await screen.findByRole("option", { name: "Ménage" }));
    await waitFor(() => expect(sent()).toBe("menage"));
    await closed(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Recommencer" }));
    await waitFor(() => expect(sent()).toBe("jardinage"));
    await expect(trigger(canvasElement)).toHaveTextContent("Jardinage");
  },
};
