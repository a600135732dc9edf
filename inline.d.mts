export declare function inline(): void;
