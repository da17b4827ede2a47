/** The temperature zone of a product or parcel (catalogue: 常温, 冷蔵, 冷凍). */
export type Zone = 'ambient' | 'chilled' | 'frozen';
