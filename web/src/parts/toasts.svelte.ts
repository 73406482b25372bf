/** Short messages that come and go by themselves. */
export interface Toast {
  id: number;
  text: string;
  mood: 'plain' | 'no' | 'act';
}

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #id = 0;

  show(text: string, mood: Toast['mood'] = 'plain'): void {
    const id = ++this.#id;
    this.shown = [...this.shown.slice(-2), { id, text, mood }];
    setTimeout(() => this.drop(id), 5_000);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
