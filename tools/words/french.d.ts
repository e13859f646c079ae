/** What is wrong with a text that French people read; nothing about one that they do not. */
export declare function mistakesIn(text: string): string[];
/** Whether a no-break space is of the other width than its sign asks for: meant as typography, and wrong. */
export declare function hasWrongWidth(text: string): boolean;
