var script = document.createElement( 'script' );
script.type = 'module';
script.src = 'https://cdn.jsdelivr.net/npm/mahjong-elements@0.1.0/dist/cdn/blocks.js';
document.head.appendChild( script );
