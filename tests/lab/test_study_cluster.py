"""A study on a Ray cluster of two workers, one of which is lost on the way: the games are those of this machine."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
from studying import ARMIES, played, study

from dicewright.cli import main
from dicewright.lab.studies import on_ray
from dicewright.lab.studies.on_ray import OnRay
from dicewright.lab.studies.store import Store
from staging import together

pytest.importorskip("ray", reason="Ray is not installed: `make cluster` installs it and plays this.")

from ray.cluster_utils import Cluster

pytestmark = together("irondie")
MANY = ARMIES.replace("games = 40", "games = 30000")


def test_a_worker_is_lost_and_nothing_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    it = study(MANY)
    here = played(it, tmp_path / "here", cores=2)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        _, second = cluster.add_node(num_cpus=1), cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        store, lost_at = Store(it, tmp_path / "there"), []

        def lose() -> None:
            while store.games < len(here) // 10:
                time.sleep(0.01)
            cluster.remove_node(second, allow_graceful=False)
            lost_at.append(store.games)

        losing = threading.Thread(target=lose)
        losing.start()
        assert OnRay(cluster.address)(it, store, quiet=True)
        losing.join()
        assert lost_at[0] < len(here)
        assert (store.rows() == here).all()
    finally:
        cluster.shutdown()


def test_a_cluster_that_does_not_answer_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "armies.toml"
    file.write_text(ARMIES, encoding="utf-8")
    assert main(["study", str(file), "--to", str(tmp_path / "mine"), "--ray", "127.0.0.1:1", "--lang", "en"]) == 2
    assert "No Ray cluster answers at 127.0.0.1:1" in capsys.readouterr().err


def test_one_machine_can_be_a_cluster(tmp_path: Path) -> None:
    it = study(ARMIES)
    store = Store(it, tmp_path / "there")
    assert OnRay(on_ray.LOCAL)(it, store, quiet=True)
    assert (store.rows() == played(it, tmp_path / "here")).all()
