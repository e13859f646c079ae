import { type ReactElement, type ReactNode, useId } from "react";

/** What many buttons and fields are made of. */
export interface OneProps {
  label: string;
}

export function Provider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

export function Button({ label }: OneProps): ReactElement {
  return <button type="button">{label}</button>;
}

export function Field({ label }: OneProps): ReactElement {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={`${id}-help`} />
      <p id={`${id}-help`}>Aide</p>
    </div>
  );
}

export function WithoutOverlays(): ReactElement {
  return (
    <>
      <Button label="Envoyer" />
      <Field label="Nom" />
      <label>
        <input type="checkbox" /> Urgent
      </label>
      <details>
        <summary>Plus</summary>Texte
      </details>
      <p role="status">Envoyé</p>
      <table>
        <tbody>
          <tr>
            <td>Haie</td>
          </tr>
        </tbody>
      </table>
      <span>Nouveau</span>
    </>
  );
}

/** The browser has neither tabs nor menus: what it has stands for them. */
export function Twelve(): ReactElement {
  return (
    <>
      <WithoutOverlays />
      <select aria-label="Catégorie">
        <option>Jardin</option>
      </select>
      <dialog>Texte</dialog>
      <button type="button" title="Aide">
        Aide
      </button>
    </>
  );
}
