import { jobbeur } from "@jobami/api/auth/fixtures";
import { cardsContract } from "@jobami/api/cards/contract";
import { gardenCard } from "@jobami/api/cards/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { saveStates } from "../../../platform/autosave/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { CardScreen } from "./CardScreen.tsx";
import { cardCopy, editorCopy } from "./copy.ts";
import { NewCardScreen } from "./NewCardScreen.tsx";
import { TemplatesScreen } from "./TemplatesScreen.tsx";

const { list, one, create, save, remove } = cardsContract;
const onNotice = fn();

const screens = {
  templates: { path: "/dashboard/card-templates", draw: () => <TemplatesScreen /> },
  new: { path: "/dashboard/card-editor?modele=rue", draw: () => <NewCardScreen /> },
  card: { path: `/dashboard/card-editor/${gardenCard.id}`, draw: () => <CardScreen id={gardenCard.id} /> },
};

/** A screen of the business cards, for a person who works for others. */
function Shown({ screen }: { screen: keyof typeof screens }) {
  const { path, draw } = screens[screen];
  return (
    <StoryProviders path={path} user={jobbeur} onNotice={onNotice}>
      <main>{draw()}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Cards",
  component: Shown,
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    onNotice.mockClear();
    localStorage.clear();
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: RegExp) => ({ name });

/** Six templates filled by the profile, and the cards that there are. */
export const Templates: Story = {
  args: { screen: "templates" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const own = await canvas.findByRole("list", { name: cardCopy.own });
    await expect(await within(own).findByRole("link", { name: "Carte des marchés" })).toHaveAttribute(
      "href",
      `/dashboard/card-editor/${gardenCard.id}`,
    );
    const choices = canvas.getAllByRole("link", card(/^Choisir ce modèle/));
    await expect(choices).toHaveLength(6);
    await expect(choices[1]).toHaveAttribute("href", "/dashboard/card-editor?modele=rue");
  },
};
export const TemplatesOnAPhone: Story = {
  args: { screen: "templates" },
  globals: { viewport: { value: "w390" } },
};
export const NoCards: Story = {
  args: { screen: "templates" },
  parameters: { msw: [mockAnswer(list, { success: true, data: [] })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(cardCopy.none)).toBeVisible();
  },
};
export const TemplatesLoading: Story = {
  args: { screen: "templates" },
  parameters: { msw: [mockSilence(list)] },
};
export const TemplatesOutOfReach: Story = {
  args: { screen: "templates" },
  parameters: { msw: [mockNetworkFailure(list)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};

async function choose(canvasElement: HTMLElement, command: string) {
  const menu = await within(canvasElement).findByRole("button", card(/^Actions sur .*Carte des marchés/));
  await userEvent.click(menu);
  await userEvent.click(await within(document.body).findByRole("menuitem", { name: command }));
}

export const Renamed: Story = {
  args: { screen: "templates" },
  parameters: {
    msw: [
      mockAnswer(save, { success: true, data: { ...gardenCard, title: "Marché du dimanche", version: 4 } }),
    ],
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, cardCopy.rename);
    const dialog = within(await within(document.body).findByRole("dialog"));
    const field = dialog.getByRole("textbox", { name: cardCopy.cardTitle });
    await userEvent.clear(field);
    await expect(await dialog.findByText(cardCopy.cardTitleMissing)).toBeVisible();
    await userEvent.type(field, "Marché du dimanche{Enter}");
    await expect(
      await within(canvasElement).findByRole("link", { name: "Marché du dimanche" }),
    ).toBeVisible();
    await expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: cardCopy.renamed });
  },
};

/** Asked first: nothing brings a deleted card back. */
export const Removed: Story = {
  args: { screen: "templates" },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, cardCopy.remove);
    const question = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: cardCopy.remove }));
    await waitFor(() =>
      expect(within(canvasElement).queryByRole("link", { name: "Carte des marchés" })).toBeNull(),
    );
  },
};
export const RemoveRefused: Story = {
  args: { screen: "templates" },
  parameters: { msw: [mockRefusal(remove, "NOT_FOUND", { message: "Cette carte n’existe plus." })] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, cardCopy.remove);
    const question = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: cardCopy.remove }));
    await expect(await question.findByText("Cette carte n’existe plus.")).toBeVisible();
  },
};
export const NoRoom: Story = {
  args: { screen: "templates" },
  parameters: {
    msw: [mockRefusal(create, "CARDS_FULL", { message: "Vous gardez déjà 20 cartes. Supprimez-en une." })],
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, cardCopy.duplicate);
    await expect(await within(canvasElement).findByText(/^Vous gardez déjà 20 cartes/)).toBeVisible();
  },
};

/** A new card, filled by the profile; what is undone comes back, by keys too. */
export const NewCard: Story = {
  args: { screen: "new" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole("textbox", card(/^Nom(?! de la carte)/));
    await expect(name).toHaveValue("Karim Benali");
    const drawn = () => canvas.getByRole("img", card(/^Recto/));
    await userEvent.clear(name);
    await userEvent.type(name, "Karim B.");
    await expect(drawn()).toHaveAccessibleName(/Karim B\.,/);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(name).toHaveValue("Karim Benali");
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await expect(drawn()).toHaveAccessibleName(/Karim B\.,/);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Code QR" }));
    await expect(drawn()).not.toHaveAccessibleName(/code QR/);
    await userEvent.click(canvas.getByRole("button", { name: "Annuler" }));
    await expect(drawn()).toHaveAccessibleName(/code QR/);
  },
};
export const NewCardOnAPhone: Story = { args: { screen: "new" }, globals: { viewport: { value: "w390" } } };

export const NewCardRefused: Story = {
  args: { screen: "new" },
  parameters: { msw: [mockNetworkFailure(create)] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: editorCopy.keep }));
    await expect(await within(canvasElement).findByText(/^Impossible de joindre le serveur/)).toBeVisible();
  },
};

/** A card saves itself; its back is a second side. */
export const Card: Story = {
  args: { screen: "card" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Verso" }));
    await expect(canvas.getByRole("img", card(/^Verso.*code QR qui mène à votre profil/))).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", card(/^Ciel/)));
    await canvas.findByText(saveStates.unsaved);
    await expect(await canvas.findAllByText(saveStates.saved)).not.toHaveLength(0);
  },
};
export const CardOnAPhone: Story = { args: { screen: "card" }, globals: { viewport: { value: "w390" } } };

/** Another tab was quicker: the person chooses. */
export const Conflict: Story = {
  args: { screen: "card" },
  parameters: {
    msw: [
      mockRefusal(save, "CARD_CHANGED", {
        message: "Cette carte a été changée ailleurs.",
        data: {
          card: { ...gardenCard, version: 9, design: { ...gardenCard.design, name: "Karim, jardinier" } },
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", card(/^Nom(?! de la carte)/)), " !");
    await userEvent.click(
      await canvas.findByRole("button", { name: "Prendre l’autre version" }, { timeout: 4000 }),
    );
    await waitFor(() =>
      expect(canvas.getByRole("textbox", card(/^Nom(?! de la carte)/))).toHaveValue("Karim, jardinier"),
    );
  },
};

/** Files for print: a picture of each side, a PDF. */
export const Downloaded: Story = {
  args: { screen: "card" },
  play: async ({ canvasElement }) => {
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.download} ${this.protocol}`);
    });
    for (const name of [/^Image PNG, recto/, /^PDF avec traits de coupe/, /^PDF pour l’imprimeur/]) {
      const trigger = await within(canvasElement).findByRole("button", { name: editorCopy.download });
      await waitFor(() => expect(trigger).toBeEnabled());
      await userEvent.click(trigger);
      const known = names.length;
      await userEvent.click(await within(document.body).findByRole("menuitem", { name }));
      await waitFor(() => expect(names.length).toBe(known + 1), { timeout: 8000 });
    }
    click.mockRestore();
    await expect(names).toEqual([
      "carte-des-marches-recto.png blob:",
      "carte-des-marches-traits-de-coupe.pdf blob:",
      "carte-des-marches.pdf blob:",
    ]);
  },
};

/** The print is of the cards alone. */
export const Printed: Story = {
  args: { screen: "card" },
  play: async ({ canvasElement }) => {
    const sheets: number[] = [];
    const print = spyOn(window, "print").mockImplementation(() => {
      sheets.push(canvasElement.querySelectorAll("svg[viewBox='3 3 85 55']").length);
    });
    await userEvent.click(await within(canvasElement).findByRole("button", { name: editorCopy.print }));
    window.dispatchEvent(new Event("afterprint"));
    print.mockRestore();
    // Eight fronts, eight backs, and the one that is shown.
    await expect(sheets).toEqual([17]);
    await waitFor(() => expect(canvasElement.querySelectorAll("svg[viewBox='3 3 85 55']")).toHaveLength(1));
  },
};

export const Unknown: Story = {
  args: { screen: "card" },
  parameters: { msw: [mockRefusal(one, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(editorCopy.unknown)).toBeVisible();
  },
};
export const CardLoading: Story = { args: { screen: "card" }, parameters: { msw: [mockSilence(one)] } };
export const CardOutOfReach: Story = {
  args: { screen: "card" },
  parameters: { msw: [mockNetworkFailure(one)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(editorCopy.failed)).toBeVisible();
  },
};
