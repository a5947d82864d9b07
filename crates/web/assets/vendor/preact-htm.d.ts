// What the client uses of preact-htm.js (htm 3.1.1 with preact 10 and its hooks, unmodified).

/** A drawn thing, as `html` makes it. */
export type Drawn = any;

export function html(strings: TemplateStringsArray, ...values: any[]): Drawn;
export function render(drawn: Drawn, parent: Element): void;
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useRef<T>(initial: T): { current: T };
export function useMemo<T>(make: () => T, inputs: readonly unknown[]): T;
export function useErrorBoundary(callback?: (error: any) => void): [any, () => void];
